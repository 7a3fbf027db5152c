import type { FastifyHelmetOptions } from '@fastify/helmet';

const none = ["'none'"];
const self = ["'self'"];

/**
 * No inline script or style, no framing, no plug-ins; pictures also from the web, because a recipe keeps the address of
 * its picture until media has a copy.
 */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: none,
      scriptSrc: self,
      styleSrc: self,
      fontSrc: self,
      imgSrc: [...self, 'data:', 'blob:', 'https:'],
      connectSrc: self,
      frameSrc: ['https://www.youtube-nocookie.com'],
      manifestSrc: self,
      workerSrc: self,
      formAction: [...self, 'https://checkout.stripe.com'],
      baseUri: none,
      frameAncestors: none,
      objectSrc: none,
      requireTrustedTypesFor: ["'script'"],
    },
  },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
};

/** For files that came from outside: whatever they contain, nothing in them runs. */
export const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
