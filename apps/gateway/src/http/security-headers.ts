/**
 * No inline script or style, no framing, no plug-ins; pictures also from the web, because a recipe keeps the address of
 * its picture until media has a copy.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self' https://checkout.stripe.com",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** On every answer, whatever it is. */
export const SECURITY_HEADERS = new Map([
  ['content-security-policy', PAGE_POLICY],
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  // cook mode is spoken to
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(self)'],
]);

/**
 * In place of `same-origin`, for the one page that talks to the window which opened it. Both windows can then send messages to each other
 * and nothing more: neither reads the other.
 */
export const OPENER_KEPT = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

/**
 * For pictures that their address alone opens: the pages of the native apps have another origin. Such a picture is sent without asking whose
 * browser it is, so another site learns nothing by showing it.
 */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** For files that came from outside: whatever they contain, nothing in them runs. */
export const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
