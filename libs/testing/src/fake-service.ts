import { Controller, type Type } from '@nestjs/common';
import {
  deadLettersOf,
  keepsPersonalData,
  operations,
  operationsOf,
  type OutputOf,
  personalDataOf,
  photoReferencesOf,
  type ServiceName,
  showsPhotos,
} from '@simmer/contracts';
import { handledBy, Handles } from '@simmer/kit';

const verified = async (): Promise<OutputOf<typeof operations.identity.email.lookUp>> => ({ isVerified: true });

/**
 * A controller that answers for a service in specs of another. What it does not handle itself nobody is expected to ask for, but for whether an
 * address is verified: it is.
 */
export const FakeService =
  (service: ServiceName) =>
  (standIn: Type): void => {
    Controller()(standIn);
    // what the kit answers in every service it answers in this one too
    const ofKit = [
      ...Object.values(deadLettersOf(service)),
      ...(keepsPersonalData(service) ? Object.values(personalDataOf(service)) : []),
      ...(showsPhotos(service) ? Object.values(photoReferencesOf(service)) : []),
    ];
    const handled = [...handledBy(standIn.prototype as object), ...ofKit.map(({ subject }) => subject)];
    for (const operation of operationsOf(service).filter(({ subject }) => !handled.includes(subject))) {
      const isAddressVerified = operation.subject === operations.identity.email.lookUp.subject;
      const handler = {
        value: isAddressVerified
          ? verified
          : async (): Promise<never> => Promise.reject(new Error(`No spec asks for ${operation.subject}.`)),
        configurable: true,
      };
      Object.defineProperty(standIn.prototype, operation.subject, handler);
      Handles(operation)(standIn.prototype as object, operation.subject, handler);
    }
  };
