export const money = [
  {
    guarantee: "half a paisa is rounded away from zero",
    file: "contract/src/money.ts",
    find: "* share + 5_000)",
    replace: "* share)",
    tests: ["contract/src/money.test"],
  },
  {
    guarantee: "a sum that would not be exact is refused",
    file: "contract/src/money.ts",
    find: "if (!Number.isSafeInteger(amount)) throw",
    replace: "if (false) throw",
    tests: ["contract/src/money.test"],
  },
  {
    guarantee: "one digit after the point is tens of paisa",
    file: "contract/src/money.ts",
    find: 'fraction.padEnd(2, "0")',
    replace: 'fraction.padStart(2, "0")',
    tests: ["contract/src/money.test"],
  },
  {
    guarantee: "no amount above the largest is read",
    file: "contract/src/money.ts",
    find: "amount > maxPaisa ? null : ",
    replace: "",
    tests: ["contract/src/money.test"],
  },
]
