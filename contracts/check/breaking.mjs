#!/usr/bin/env node
import { runCommand } from './command.mjs';
import { reportBreaking } from './report-breaking.mjs';

await runCommand(reportBreaking);
