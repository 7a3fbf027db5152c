import { pagesOf } from '@simmer/client';
import * as t from '@simmer/messages/moderation';
import { Banner, IconEyeOff, TextButton, TextLink } from '@simmer/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { AppealDialog } from '../../recipe/appeal-dialog';

/** Tells the cook of a recipe that nobody else sees it, and why; once they may ask for another look. */
export function HiddenNotice({ id }: { id: string }) {
  const { data } = useInfiniteQuery(pagesOf(client, 'GET /community/moderation-notices', { content: id }));
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(Date.now);
  if (!data) return null;
  const notice = data.pages[0]?.items.find(({ is_hidden: isHidden }) => isHidden);
  // what a rule holds back, nobody has decided about yet
  if (!notice)
    return (
      <Banner tone="yolk" icon={<IconEyeOff />}>
        {t.heldBack}
      </Banner>
    );
  const mayAppeal = !notice.appeal && Date.parse(notice.appeal_until) > now;
  return (
    <>
      <Banner
        tone="error"
        icon={<IconEyeOff />}
        end={
          mayAppeal ? (
            <TextButton onClick={() => setOpen(true)}>{t.askAgain}</TextButton>
          ) : (
            <TextLink href="/app/community/decisions">{t.noticesTitle}</TextLink>
          )
        }
      >
        <b>{t.hiddenSince({ at: new Date(notice.at) })}</b> <span dir="auto">{notice.letter}</span> {t.onlyYou}
      </Banner>
      <AppealDialog id={notice.id} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
