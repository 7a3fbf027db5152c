// How long a test or a hook of this tier may take (jest.config.mjs): Jest itself knows one limit for all projects.
jest.setTimeout(globalThis.TIME_LIMIT_MS);
