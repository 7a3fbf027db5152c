import { Injectable } from '@nestjs/common';
import { operations, type StaffLogEntry } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { escapeUTF8 as escaped } from 'entities';
import { LocalAnswers } from '../../contract-routes/local-answers';
import { StaffPages } from '../staff-page';

const BROKEN = '<p class="notice" role="alert">Some entries were changed or taken out behind the log’s back. They are marked.</p>';

/** The page on which staff see what staff have done. Nothing on it can be changed. */
@Injectable()
export class StaffLogPage {
  constructor(
    local: LocalAnswers,
    private readonly bus: Bus,
    private readonly pages: StaffPages,
  ) {
    local.answer(operations.gateway.staffLog.show, async ({ before }) => ({ html: await this.show(before), status: 200 }));
  }

  private async show(before: number | undefined): Promise<string> {
    const { items, total, isIntact } = await this.bus.call(operations.identity.staff.log, before === undefined ? {} : { before });
    const oldest = items.at(-1)?.number ?? 1;
    const older = oldest > 1 ? `<p><a class="btn btn-sm" href="/ops/log?before=${oldest}">Older entries</a></p>` : '';
    return this.pages.html({
      path: '/ops/log',
      count: total,
      introduction: total === 0 ? 'Staff have done nothing yet.' : 'What staff have done. Entries are added, never changed.',
      body: `${isIntact ? '' : BROKEN}<ul class="letters">${items.map(entryHtml).join('')}</ul>${older}`,
    });
  }
}

const entryHtml = ({ number, at, by, did, about, isGenuine }: StaffLogEntry): string => `<li><details><summary>
<span><b>${escaped(did)}</b><small>${escaped(by)}</small>${isGenuine ? '' : '<small>Not genuine</small>'}</span>
<span class="n">${number}<small><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></small></span>
</summary><pre tabindex="0">${escaped(about)}</pre></details></li>`;
