import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, shoppingList } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ListVisitsService } from './list-visits.service';
import { ShoppingListService } from './shopping-list.service';

type Input<K extends keyof typeof shoppingList> = ParsedInputOf<(typeof shoppingList)[K]>;
type Output<K extends keyof typeof shoppingList> = Promise<OutputOf<(typeof shoppingList)[K]>>;
type Cook = ContextOf<typeof shoppingList.list>;

@Controller()
export class ShoppingListHandlers {
  constructor(
    private readonly lists: ShoppingListService,
    private readonly visits: ListVisitsService,
  ) {}

  @Handles(shoppingList.list)
  list(_input: Input<'list'>, { actor }: Cook): Output<'list'> {
    return this.lists.list(actor.accountId);
  }

  @Handles(shoppingList.create)
  create({ id, name }: Input<'create'>, { actor }: Cook): Output<'create'> {
    return this.lists.create(actor.accountId, id, name);
  }

  @Handles(shoppingList.rename)
  rename({ id, name }: Input<'rename'>, { actor }: Cook): Output<'rename'> {
    return this.lists.rename(actor.accountId, id, name);
  }

  @Handles(shoppingList.setDeleted)
  setDeleted({ id, deleted }: Input<'setDeleted'>, { actor }: Cook): Output<'setDeleted'> {
    return this.lists.setDeleted(actor.accountId, id, deleted);
  }

  @Handles(shoppingList.sync)
  sync({ id, ...request }: Input<'sync'>, { actor }: Cook): Output<'sync'> {
    return this.lists.sync(actor.accountId, id, request);
  }

  @Handles(shoppingList.visit)
  async visit({ id, ...visit }: Input<'visit'>, { actor }: Cook): Output<'visit'> {
    return this.visits.visit(await this.lists.read(actor.accountId, id), { ...visit, who: actor.accountId });
  }

  @Handles(shoppingList.listLinks)
  listLinks({ id }: Input<'listLinks'>, { actor }: Cook): Output<'listLinks'> {
    return this.lists.listLinks(actor.accountId, id);
  }

  @Handles(shoppingList.makeLink)
  makeLink({ id }: Input<'makeLink'>, { actor }: Cook): Output<'makeLink'> {
    return this.lists.createLink(actor.accountId, id);
  }

  @Handles(shoppingList.endLink)
  endLink({ id, linkId }: Input<'endLink'>, { actor }: Cook): Output<'endLink'> {
    return this.lists.endLink(actor.accountId, id, linkId);
  }

  @Handles(shoppingList.addItem)
  addItem({ id, text }: Input<'addItem'>, { actor }: Cook): Output<'addItem'> {
    return this.lists.addItem(actor.accountId, id, text);
  }
}
