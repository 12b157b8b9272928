import { visitorQuery } from './model/personal-queries.ts';

export const meQuery = () => visitorQuery;
