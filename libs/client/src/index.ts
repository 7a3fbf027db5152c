export { createClient, type CallOptions, type ClientOptions, type SimmerClient } from './client';
export { newId } from './new-id';
export { offlineProblem, problemOf, RequestProblem } from './problem';
export { createProgramClient } from './program-client';
export { pagesOf, queryKey, queryOf } from './queries';
export { pastRateLimit } from './rate-limit';
export type { OperationAt, Route, RouteInput, RouteOutput } from './routes';
