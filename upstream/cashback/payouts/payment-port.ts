import type { PayeeMethod } from "#contracts/vocabulary/claims";
import type { Payee } from "../tables";

/** One payment of a batch; its reference is derived from the claim alone, so it is the same on every attempt. */
export interface Payment {
  reference: string;
  claim: number;
  cents: number;
  method: PayeeMethod;
  payee: Payee;
  payee_account: string | null;
}

export interface PaymentBatch {
  id: number;
  begun_at: Date;
  payments: readonly Payment[];
}

/**
 * The interface that pays money out. `pay` may be called again for a batch that has already been paid, after a run that
 * was killed or whose response was lost; it must then pay nothing more. It throws unless it is certain that everything
 * is paid.
 */
export interface PaymentPort {
  pay(batch: PaymentBatch): Promise<void>;
  /** The accountant's file for a batch; null when there is none. */
  file(batch: number): Promise<{ name: string; text: string } | null>;
  /**
   * Removes full account numbers from the stored data of a paid batch; idempotent. False: no data about the batch is
   * stored here.
   */
  forgetNumbers(batch: number): Promise<boolean>;
}
