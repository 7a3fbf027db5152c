import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicate } from '@simmer/kit';
import type { Model } from 'mongoose';
import { DEVICE_MODEL, type DeviceDocument } from './device.schema';

@Injectable()
export class DeviceRepository {
  constructor(@InjectModel(DEVICE_MODEL) private readonly devices: Model<DeviceDocument>) {}

  async isKnown(id: string, now: Date): Promise<boolean> {
    return (await this.devices.exists({ _id: id, until: { $gt: now } })) !== null;
  }

  async removeAllOf(accountId: string): Promise<void> {
    await this.devices.deleteMany({ accountId });
  }

  async remember(id: string, accountId: string, until: Date): Promise<void> {
    try {
      await this.devices.updateOne({ _id: id }, { $set: { accountId, until } }, { upsert: true });
    } catch (error) {
      // the same browser, signing in twice at once: the other one has noted it
      if (!isDuplicate(error)) throw error;
    }
  }
}
