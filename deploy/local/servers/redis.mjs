// Redis for queues and rate limits: append-only file synced every second, and never an eviction, which would lose queued work.
import { redisAnswers } from '../wire.mjs';

export const redis = {
  name: 'redis',
  account: 'redis',
  ports: ['redis'],
  stopSignal: 'SIGTERM',

  prepare({ keep, ports, passwords }) {
    keep(
      'redis.conf',
      `
bind 127.0.0.1
port ${ports.redis}
requirepass ${passwords.redis}
dir /data
appendonly yes
appendfsync everysec
save ""
maxmemory 256mb
maxmemory-policy noeviction
`,
    );
  },

  command: () => ['redis-server', '/data/redis.conf'],
  answers: ({ ports, passwords }) => redisAnswers(ports.redis, passwords.redis),
  env: ({ ports, passwords }) => ({ REDIS_URL: `redis://:${passwords.redis}@127.0.0.1:${ports.redis}` }),
};
