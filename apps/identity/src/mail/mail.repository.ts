import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestedNow, despiteConflicts, LeasedRecords, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { MAIL_MODEL, type MailRecord } from './mail.schema';

/** Whoever asks for a mail again asks much sooner. */
const ID_KEPT_MS = 90 * 86_400_000;

type NewMail = Pick<MailRecord, '_id' | 'ownerId' | 'to' | 'language' | 'template' | 'params'>;

@Injectable()
export class MailRepository {
  readonly leases: LeasedRecords<MailRecord>;

  constructor(@InjectModel(MAIL_MODEL) private readonly mails: Model<MailRecord>) {
    this.leases = new LeasedRecords(mails, ['waiting']);
  }

  /** False when a mail with this id exists. */
  insert(mail: NewMail): Promise<boolean> {
    return wasInserted(this.mails.create({ ...mail, status: 'waiting', createdAt: new Date(), ...requestedNow() }));
  }

  /** Ends a mail and clears its recipient and content. */
  async finish({ _id }: MailRecord, holder: string, status: MailRecord['status']): Promise<void> {
    const change = { status, to: '', params: {}, expiresAt: new Date(Date.now() + ID_KEPT_MS) };
    await despiteConflicts(() => this.mails.updateOne(this.leases.heldBy(_id, holder), { $set: change }));
  }
}
