import { drawHere } from '../platform/pdf/drawing-thread';

// Each test file would start a thread of its own.
drawHere();

// Hashing a password is slow on purpose, and every person of a test has one and logs in with it. A hash names its
// own cost, so that comparing with it is as quick as making it was.
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const cost = { memoryCost: 64, timeCost: 1 };
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, cost),
  };
});
