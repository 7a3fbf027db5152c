import { Injectable } from '@nestjs/common';
import {
  type DeadLetter,
  deadLettersOf,
  MAX_PAGE_SIZE,
  operations,
  ProblemError,
  type Redirect,
  serviceOfListener,
  type ServiceName,
  servicesOnTheBus,
} from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import type { FastifyRequest } from 'fastify';
import { LocalAnswers } from '../../contract-routes/local-answers';
import { StaffPages } from '../staff-page';
import { deadLettersHtml, type Done, introduction } from './dead-letters-html';

const { show, replay, discard } = operations.gateway.deadLetters;

/** The page on which staff see what listeners could not handle, and replay or discard it. It works without a script. */
@Injectable()
export class DeadLettersPage {
  constructor(
    local: LocalAnswers,
    private readonly bus: Bus,
    private readonly pages: StaffPages,
  ) {
    local.answer(show, async ({ done }, request) => ({ html: await this.show(done, request), status: 200 }));
    local.answer(replay, async ({ listener, id }) => {
      const { failed } = await this.bus.call(deadLettersOf(ownerOf(listener)).replay, { listener, id });
      return backAfter(failed > 0 ? 'failed' : 'replayed');
    });
    local.answer(discard, async ({ listener, id }) => {
      await this.bus.call(deadLettersOf(ownerOf(listener)).discard, { id });
      return backAfter('discarded');
    });
  }

  private async show(done: Done | undefined, request: FastifyRequest): Promise<string> {
    const found = await Promise.all(servicesOnTheBus().map((service) => this.lettersOf(service)));
    const letters = found.flatMap((ofService) => (Array.isArray(ofService) ? ofService : []));
    const away = found.flatMap((ofService) => (Array.isArray(ofService) ? [] : [ofService.away]));
    const body = deadLettersHtml({ letters, away, done, now: new Date() });
    return this.pages.html({ page: 'deadLetters', count: letters.length, introduction: introduction(letters.length), body }, request);
  }

  /** One service that is away hides nothing of the others. */
  private async lettersOf(service: ServiceName): Promise<DeadLetter[] | { away: ServiceName }> {
    try {
      return (await this.bus.call(deadLettersOf(service).list, { limit: MAX_PAGE_SIZE })).items;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'service.unavailable') return { away: service };
      throw error;
    }
  }
}

function ownerOf(listener: string): ServiceName {
  const service = serviceOfListener(listener);
  if (!service) throw new ProblemError('request.not-found');
  return service;
}

const backAfter = (done: Done): Redirect => ({ location: `/ops/dead-letters?done=${done}`, status: 303 });
