/** Where a visitor signs in, to come back to `path`. */
export const signInAddress = (path: string): string => `/auth/login?next=${encodeURIComponent(path)}`;
