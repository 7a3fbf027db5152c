import type { ProblemDocument } from './kit/problem';

/** A form that a browser without a script has sent, and that was refused. */
export interface SentForm {
  values: Readonly<Record<string, string>>;
  problem: ProblemDocument;
}

/** A request for a page of the web app. */
export interface PageRequest {
  request: Request;
  /** The address that the product is reached at, such as `https://simmer.example`. */
  origin: string;
  /** Whether the request has a session cookie, which may have ended; without one identity is not called. */
  hasSession: boolean;
  /** The content security policy that answers go out with; a document that needs more of it comes with its own. */
  policy: string;
  /** What was sent to this address, to be shown again. */
  form?: SentForm;
  /** Calls a route of the API, such as `GET /recipes`, for the sender of the request. Throws what the route throws. */
  call(route: string, input: object): Promise<unknown>;
}

/** What the web app's server bundle exports, and the gateway answers pages with. */
export interface WebRenderer {
  /** A whole HTML document, or a redirect. */
  renderPage(page: PageRequest): Promise<Response>;
}
