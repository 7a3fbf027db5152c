import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { TEST_CHECKOUT_MODEL, TEST_CUSTOMER_MODEL, type TestCheckoutDocument, type TestCustomerDocument } from './test-mode.schema';

@Injectable()
export class TestModeRepository {
  constructor(
    @InjectModel(TEST_CUSTOMER_MODEL) private readonly customers: Model<TestCustomerDocument>,
    @InjectModel(TEST_CHECKOUT_MODEL) private readonly checkouts: Model<TestCheckoutDocument>,
  ) {}

  findCustomer(id: string): Promise<TestCustomerDocument | null> {
    return this.customers.findById(id).lean<TestCustomerDocument>().exec();
  }

  findCustomerOf(subscriptionId: string): Promise<TestCustomerDocument | null> {
    return this.customers.findOne({ 'subscriptions.id': subscriptionId }).lean<TestCustomerDocument>().exec();
  }

  /** Writes the revision after the one that was read, 0 for a new customer. False when another writer was first. */
  async put({ revision, ...customer }: TestCustomerDocument): Promise<boolean> {
    const next = { ...customer, revision: revision + 1 };
    if (revision === 0) return wasInserted(this.customers.create(next));
    const written = await unlessConflict(() => this.customers.updateOne({ _id: customer._id, revision }, { $set: next }));
    return written?.modifiedCount === 1;
  }

  findCheckout(id: string): Promise<TestCheckoutDocument | null> {
    return this.checkouts.findById(id).lean<TestCheckoutDocument>().exec();
  }

  /** One with this id stays as it is. */
  async insertCheckout(checkout: TestCheckoutDocument): Promise<void> {
    await wasInserted(this.checkouts.create(checkout));
  }

  /** The first address stays. */
  async setEmail(id: string, email: string): Promise<void> {
    await despiteConflicts(() => this.checkouts.updateOne({ _id: id, email: null, isComplete: false }, { $set: { email } }));
  }

  async closeCheckout(id: string): Promise<void> {
    await despiteConflicts(() => this.checkouts.updateOne({ _id: id, isComplete: false }, { $set: { expiresAt: new Date() } }));
  }

  async completeCheckout(id: string, paid: Pick<TestCheckoutDocument, 'email' | 'subscriptionId' | 'customerId'>): Promise<void> {
    await despiteConflicts(() => this.checkouts.updateOne({ _id: id, isComplete: false }, { $set: { ...paid, isComplete: true } }));
  }
}
