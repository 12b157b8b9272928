export { VISITOR_WITHOUT_SESSION } from '../features/sessions/model/visitor-without-session.ts';
