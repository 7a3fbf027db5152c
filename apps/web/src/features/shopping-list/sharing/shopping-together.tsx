import type { Shopper } from '@simmer/contracts';
import * as t from '@simmer/messages/list-sharing';
import { IconLink, TextButton } from '@simmer/ui';
import { People } from './people';

interface ShoppingTogetherProps {
  people: readonly Shopper[];
  self: string;
  /** Opens what the list can be shared by; a guest has no such thing. */
  onShare?: () => void;
}

/** Who shops along, beside the list. */
export const ShoppingTogether = ({ people, self, onShare }: ShoppingTogetherProps) => (
  <section className="shopping-together no-print" aria-labelledby="shopping-together">
    <h2 className="h-20" id="shopping-together">
      {t.together}
    </h2>
    {people.length > 1 || !onShare ? <People people={people} self={self} /> : <p className="t15 muted">{t.alone}</p>}
    {onShare && (
      <TextButton onClick={onShare}>
        <IconLink />
        {t.shareList}
      </TextButton>
    )}
  </section>
);
