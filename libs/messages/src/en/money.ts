import { moneyIn } from '../money-in';
import { locale } from './language';

/** An amount in the smallest unit of its currency, as it is written here. */
export const money = (amount: number, currency: string): string => moneyIn(locale, amount, currency);
