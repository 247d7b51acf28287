import { EmailTaken, NameTaken, PhoneTaken } from './user-errors.js';

const takenBy: Readonly<Record<string, new () => Error>> = {
  account_name_key: NameTaken,
  account_phone: PhoneTaken,
  account_email_key: EmailTaken,
};

const uniqueViolation = '23505';

/** Runs a write; what the unique indexes of `account` refuse becomes the conflict that the caller may see. */
export async function guardingUnique<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    const Taken = code === uniqueViolation ? takenBy[constraint ?? ''] : undefined;
    throw Taken ? new Taken() : error;
  }
}
