import { Controller, Get, Query, Res } from '@nestjs/common';
import { checkInput } from '@simmer/contracts';
import { plate } from '@simmer/plates';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CountedAs } from '../../access/counted-as';
import { OpenTo } from '../../access/open-to';
import { SANDBOX_POLICY } from '../../door/security-headers';
import { keepForEver } from '../keep-for-ever';

const MAX_WORDS = 12;
const word = z.string().trim().max(40);

const Dish = z.strictObject({
  title: z.string().trim().max(120).default(''),
  category: word.default(''),
  words: z
    .string()
    .max(MAX_WORDS * 41)
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(word).max(MAX_WORDS)),
});

@Controller('plates')
@OpenTo('public')
export class PlatesController {
  /**
   * The drawing of a dish, without a table top, for a recipe that has no photo. The version in the address changes when
   * the drawing does, so that a drawing may be kept for ever. A drawing takes milliseconds, and titles never run out: so
   * each caller has a budget of them, apart from the general one, because a long list shows many plates at once.
   */
  @Get(':version.svg')
  @CountedAs('drawing')
  draw(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): string {
    const { title, category, words } = checkInput(Dish, query);
    reply.type('image/svg+xml').header('content-security-policy', SANDBOX_POLICY);
    keepForEver(reply);
    return plate(title, category, words, { ground: false });
  }
}
