import type { Role } from "./user.ts"

const admin = ["admin"] as const satisfies Role[]
const signedIn = ["admin", "instructor", "student"] as const satisfies Role[]
const anyone = "anyone"

/** Who may make which call. The server guards its routes by this table, the dashboard makes its menus from it. */
export const access = {
  "GET /health/live": anyone,
  "GET /health/ready": anyone,
  "GET /openapi.json": anyone,

  "POST /auth/register": anyone,
  "POST /auth/login": anyone,
  "POST /auth/logout": anyone,
  "GET /auth/get-user": signedIn,

  "GET /certificates/verify/:certificationNo": anyone,
  "GET /certificates/get-certificates": admin,
  "POST /certificates/register": admin,
  "PATCH /certificates/update-certificate/:id": admin,
  "DELETE /certificates/delete-certificate/:id": admin,
} satisfies Record<string, typeof anyone | readonly Role[]>

export type Call = keyof typeof access

export function isCall(call: string): call is Call {
  return Object.hasOwn(access, call)
}

export function mayCall(role: Role | null, call: Call): boolean {
  const allowed: typeof anyone | readonly Role[] = access[call]
  return allowed === anyone || (role !== null && allowed.includes(role))
}

export function isOpenToAll(call: string): boolean {
  return isCall(call) && access[call] === anyone
}
