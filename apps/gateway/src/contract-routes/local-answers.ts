import { Injectable } from '@nestjs/common';
import { HtmlPage, type Operation, type OutputOf, type ParsedInputOf, type ProblemError } from '@simmer/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerKindOf, type HttpOperation, serviceOf } from '../routes/route';

/** What the gateway does itself for a request. */
type Answer = (input: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;
type RenderProblem = (problem: ProblemError, request: FastifyRequest) => Promise<string>;
type Render = (output: unknown, request: FastifyRequest) => HtmlPage | Promise<HtmlPage>;

/** What of the contracts the gateway answers itself: its own operations, and the pages that it renders from what services answer. */
@Injectable()
export class LocalAnswers {
  private readonly answers = new Map<string, Answer>();
  private readonly pages = new Map<string, Render>();
  private renderedProblem: RenderProblem | undefined;

  /** Answers an operation of the gateway's own. The input has been checked; of an operation that answers `events` the reply is yours. */
  answer<T extends Operation>(
    { subject }: T,
    answer: (input: ParsedInputOf<T>, request: FastifyRequest, reply: FastifyReply) => OutputOf<T> | Promise<OutputOf<T>> | void,
  ): void {
    this.answers.set(subject, answer as Answer);
  }

  /** Makes the page of an operation that answers `page` from its output. */
  render<T extends Operation>(
    { subject }: T,
    render: (output: OutputOf<T>, request: FastifyRequest) => HtmlPage | Promise<HtmlPage>,
  ): void {
    this.pages.set(subject, render as Render);
  }

  /** Makes the page that a browser gets where its visit ends in a problem. */
  renderProblem(render: RenderProblem): void {
    this.renderedProblem = render;
  }

  answerOf({ subject }: Operation): Answer | undefined {
    return this.answers.get(subject);
  }

  async page({ subject }: Operation, output: unknown, request: FastifyRequest): Promise<HtmlPage> {
    return (await this.pages.get(subject)?.(output, request)) ?? (output as HtmlPage);
  }

  async problemPage(problem: ProblemError, request: FastifyRequest): Promise<string> {
    if (!this.renderedProblem) throw problem;
    return this.renderedProblem(problem, request);
  }

  /** Throws for an operation without a handler or renderer: the gateway does not start with one. */
  check(operations: readonly HttpOperation[]): void {
    const unanswered = operations.filter((operation) => serviceOf(operation) === 'gateway' && !this.answers.has(operation.subject));
    if (unanswered.length > 0) throw new Error(`The gateway has no answer for ${namesOf(unanswered)}.`);
    const unrendered = operations.filter(
      (operation) => answerKindOf(operation) === 'page' && operation.output !== HtmlPage && !this.pages.has(operation.subject),
    );
    if (unrendered.length > 0) throw new Error(`The gateway has no page for ${namesOf(unrendered)}.`);
  }
}

const namesOf = (operations: readonly Operation[]): string => operations.map(({ subject }) => subject).join(', ');
