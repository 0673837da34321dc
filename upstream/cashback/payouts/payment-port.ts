import type { PayeeMethod } from "#contracts/vocabulary/claims";
import type { Payee } from "../tables";

/** One payment of a batch; what it is called is made of the claim alone, so it is the same whenever it is tried. */
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
 * Where money leaves us. `pay` may be called again with a batch that was paid already, after a run that was killed or
 * whose answer was lost: it then pays nothing more. It throws when it isn't certain that all is paid.
 */
export interface PaymentPort {
  pay(batch: PaymentBatch): Promise<void>;
  /** What the accountant is given of a batch; null when there is nothing. */
  file(batch: number): Promise<{ name: string; text: string } | null>;
  /**
   * Takes whole numbers of accounts out of what is kept of a batch that is paid; again it changes nothing. False: nothing of
   * the batch is kept here.
   */
  forgetNumbers(batch: number): Promise<boolean>;
}
