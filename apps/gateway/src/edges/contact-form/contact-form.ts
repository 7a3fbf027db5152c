import { Injectable } from '@nestjs/common';
import { checkInput, contact, contactForm, type HtmlPage, type ParsedInputOf, ProblemError } from '@simmer/contracts';
import { Bus, languageOf } from '@simmer/kit';
import { inLanguage } from '@simmer/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { LocalAnswers } from '../../contract-routes/local-answers';
import { Pages } from '../web/pages.service';

type Form = ParsedInputOf<typeof contactForm.send>;

/** Takes the contact form of a browser that runs no script: leads to the page that says it is sent, or draws the form again with what was typed. */
@Injectable()
export class ContactForm {
  constructor(
    local: LocalAnswers,
    private readonly bus: Bus,
    private readonly pages: Pages,
  ) {
    local.answer(contactForm.send, (form, request, reply) => this.send(form, request, reply));
  }

  private async send(form: Form, request: FastifyRequest, reply: FastifyReply): Promise<HtmlPage> {
    try {
      const { number } = await this.bus.call(contact.send, checkInput(contact.send.input, messageOf(form)));
      reply.header('location', `/contact?sent=${number}`);
      return { html: '', status: 303 };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const language = languageOf(request);
      const problem = inLanguage(error.toDocument(request.id), language);
      const page = await this.pages.withForm(request, language, { values: form, problem });
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
      reply.headers({ ...page.headers, 'cache-control': 'no-store' });
      return { html: page.html, status: error.status };
    }
  }
}

/** The message that the fields of the form are. An unticked box is not among them. */
const messageOf = ({ work, place, good_faith: isGoodFaith, signature, send_browser: sendsBrowser, ...fields }: Form): object => ({
  ...fields,
  id: uuidv7(),
  send_browser: sendsBrowser !== '',
  complaint: fields.topic === 'copyright' ? { work, place, good_faith: isGoodFaith !== '', signature } : null,
});
