#!/usr/bin/env node
import { runCommand } from './command.mjs';
import { reportCanDeploy } from './report-can-deploy.mjs';

await runCommand(reportCanDeploy);
