import { Controller, Get, Req, Res, StreamableFile } from '@nestjs/common';
import { image, ProblemError } from '@simmer/contracts';
import { Bus, isPublicKey, ObjectStore } from '@simmer/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CountedAs } from '../../access/counted-as';
import { OpenTo } from '../../access/open-to';
import { SANDBOX_POLICY, SHOWN_ELSEWHERE } from '../../http/security-headers';
import { keepForEver } from '../keep-for-ever';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };

@Controller('media')
@OpenTo('public')
@CountedAs()
export class PicturesController {
  constructor(
    private readonly files: ObjectStore,
    private readonly bus: Bus,
  ) {}

  /** A finished picture. Its name comes from its content, so it never changes. What moderation hides is there for those who still see it. */
  @Get('*')
  async read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const key = (request.params as { '*': string })['*'];
    const type = TYPES[key.split('.').at(-1) ?? ''];
    if (!isPublicKey(key) || !type) throw new ProblemError('media.not-found');
    reply.header('content-security-policy', SANDBOX_POLICY);
    if (await this.files.exists(key)) {
      const file = await this.files.stream(key);
      keepForEver(reply);
      reply.headers(SHOWN_ELSEWHERE);
      return new StreamableFile(file, { type });
    }
    const file = await this.files.stream(await this.withheldKeyFor(request, key));
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(file, { type });
  }

  private async withheldKeyFor({ callContext: { actor } }: FastifyRequest, publicKey: string): Promise<string> {
    const mayAsk = actor?.role === 'cook' || actor?.role === 'staff';
    const { objectKey } = mayAsk ? await this.bus.call(image.findWithheld, { publicKey }, { onBehalfOf: actor }) : { objectKey: null };
    if (objectKey === null) throw new ProblemError('media.not-found');
    return objectKey;
  }
}
