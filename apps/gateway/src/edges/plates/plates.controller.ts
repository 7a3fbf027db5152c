import { Controller, Get, Query, Res } from '@nestjs/common';
import { checkInput } from '@simmer/contracts';
import { plate } from '@simmer/plates';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CountedAs } from '../../access/counted-as';
import { OpenTo } from '../../access/open-to';
import { SANDBOX_POLICY, SHOWN_ELSEWHERE } from '../../http/security-headers';
import { PLAIN_RULES } from '../../routes/route';
import { keepForEver } from '../keep-for-ever';
import { Paintings } from './paintings.service';

const MAX_WORDS = 12;
/** Drawings that take as long as one of a whole picture. */
const PAINTING_COST = 10;
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
  constructor(private readonly paintings: Paintings) {}

  /**
   * The drawing of a dish, without a table top, for a recipe that has no photo. The version in the address changes when
   * the drawing does, so that a drawing may be kept for ever. A drawing takes milliseconds, and titles never run out: so
   * each caller has a budget of them, apart from the general one, because a long list shows many plates at once.
   */
  @Get(':version.svg')
  @CountedAs('drawing')
  draw(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): string {
    const { title, category, words } = checkInput(Dish, query);
    reply.type('image/svg+xml').header('content-security-policy', SANDBOX_POLICY).headers(SHOWN_ELSEWHERE);
    keepForEver(reply);
    return plate(title, category, words, { ground: false });
  }

  /** The same on its table top, in the shape and the form that previews of links show. */
  @Get(':version.png')
  @CountedAs('drawing')
  @RouteConfig({ rules: { ...PLAIN_RULES, cost: PAINTING_COST } })
  async paint(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const dish = checkInput(Dish, query);
    const picture = await this.paintings.get(dish);
    reply.type('image/png');
    keepForEver(reply);
    return picture;
  }
}
