import { Controller, Get, Req, Res, StreamableFile } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import { isPublicKey, ObjectStore } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CountedAs } from '../../access/counted-as';
import { OpenTo } from '../../access/open-to';
import { SANDBOX_POLICY } from '../../http/security-headers';
import { keepForEver } from '../keep-for-ever';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };

@Controller('media')
@OpenTo('public')
@CountedAs()
export class PicturesController {
  constructor(private readonly files: ObjectStore) {}

  /** A finished picture. Its name comes from its content, so it never changes. */
  @Get('*')
  async read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const key = (request.params as { '*': string })['*'];
    const type = TYPES[key.split('.').at(-1) ?? ''];
    if (!isPublicKey(key) || !type) throw new ProblemError('media.not-found');
    const file = await this.files.stream(key);
    reply.header('content-security-policy', SANDBOX_POLICY);
    keepForEver(reply);
    return new StreamableFile(file, { type });
  }
}
