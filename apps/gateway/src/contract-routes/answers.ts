import { createHash } from 'node:crypto';
import { Injectable, StreamableFile } from '@nestjs/common';
import { type ForwardedAnswer, ProblemError, type Redirect, sessionIdOf, type StoredFile, type TextAnswer } from '@simmer/contracts';
import { ObjectStore } from '@simmer/kit';
import { create as attachmentNamed } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepDeviceCookie } from '../access/device-cookie';
import { clearSessionCookie, setSessionCookie } from '../access/session-cookie';
import { Sessions } from '../access/sessions.service';
import { asksForPage } from '../http/asks-for-page';
import { SANDBOX_POLICY } from '../http/security-headers';
import { LocalAnswers } from './local-answers';
import type { HttpOperation } from '../routes/route';

/** Makes of an operation's output what its route answers with. */
@Injectable()
export class Answers {
  constructor(
    private readonly objects: ObjectStore,
    private readonly sessions: Sessions,
    private readonly local: LocalAnswers,
  ) {}

  async send(operation: HttpOperation, output: unknown, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { answer = { kind: 'json' } } = operation.http;
    switch (answer.kind) {
      case 'json':
        return this.applySession(operation, output, request, reply);
      case 'file': {
        const { objectKey, fileName, contentType } = output as StoredFile;
        reply.header('content-security-policy', SANDBOX_POLICY);
        return new StreamableFile(await this.objects.stream(objectKey), { type: contentType, disposition: attachmentNamed(fileName) });
      }
      case 'text':
        reply.type(`${answer.type}; charset=utf-8`).header('content-security-policy', SANDBOX_POLICY);
        return sendText((output as TextAnswer).text, request, reply);
      case 'redirect': {
        const { location, status } = output as Redirect;
        reply.status(status).header('location', location);
        return '';
      }
      case 'page': {
        const { html, status } = await this.local.page(operation, output, request);
        reply.status(status).type('text/html; charset=utf-8');
        return html;
      }
      case 'forwarded':
        return sendForwarded(operation, output as ForwardedAnswer, reply);
      case 'events':
        return undefined;
    }
  }

  /** The page of a problem for a browser. Throws the problem for other clients. */
  async sendProblemPage(problem: unknown, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    if (!(problem instanceof ProblemError) || !asksForPage(request)) throw problem;
    const html = await this.local.problemPage(problem, request);
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
    reply.status(problem.status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return html;
  }

  private applySession({ http }: HttpOperation, output: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    if (http.keepsDevice) keepDeviceCookie(request, reply);
    if (http.session === 'starts') {
      const { sessionToken, ...rest } = output as { sessionToken: string };
      setSessionCookie(reply, sessionToken);
      keepDeviceCookie(request, reply);
      return rest;
    }
    if (http.session === 'ends') {
      const sessionId = sessionIdOf(request.callContext.actor);
      if (sessionId) this.sessions.end(sessionId);
      clearSessionCookie(reply);
    }
    return output;
  }
}

/** Answers 304 to a client that has the current version. */
function sendText(text: string, request: FastifyRequest, reply: FastifyReply): string {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!known?.includes(tag)) return text;
  reply.status(304);
  return '';
}

/** The headers that a library may set. All security headers are ours. */
const FORWARDED_HEADERS = new Set(['allow', 'content-type', 'location', 'retry-after', 'www-authenticate']);

/** The library does not know that browsers reach it over an encrypted line. */
function sendForwarded({ http }: HttpOperation, { status, headers, cookies, body }: ForwardedAnswer, reply: FastifyReply): string {
  const known = http.forwards?.cookies ?? [];
  for (const [name, value] of Object.entries(headers)) if (FORWARDED_HEADERS.has(name)) reply.header(name, value);
  for (const cookie of cookies) if (known.some((name) => cookie.startsWith(`${name}=`))) reply.header('set-cookie', `${cookie}; secure`);
  reply.status(status);
  return body;
}
