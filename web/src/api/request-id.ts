/** Random, as contract/src/call/request-id.ts has it. Browsers have `randomUUID` only over HTTPS. */
export const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
