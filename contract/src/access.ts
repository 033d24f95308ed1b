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
  "POST /auth/forgot-password": anyone,
  "POST /auth/set-password": anyone,
  "POST /auth/verify-email": anyone,
  "POST /auth/send-verification": signedIn,
  "GET /auth/get-user": signedIn,
  "PATCH /auth/update-user": signedIn,
  "PATCH /auth/change-password": signedIn,
  "GET /auth/get-sessions": signedIn,
  "DELETE /auth/end-session/:id": signedIn,
  "DELETE /auth/end-other-sessions": signedIn,
  "GET /auth/get-users": admin,
  "GET /auth/export-users": admin,
  "DELETE /auth/delete-user/:id": admin,
  "PATCH /auth/change-role": admin,
  "PATCH /auth/reset-password/:id": admin,

  "GET /overview/get-overview": admin,
  "DELETE /demo/remove-demo": admin,
  "POST /mails/retry-failed": admin,
  "DELETE /mails/delete-failed": admin,

  "GET /courses/get-courses": anyone,
  "GET /courses/get-home-courses": anyone,
  "GET /courses/get-course/:id": anyone,
  "GET /courses/get-course-by-route/:route": anyone,
  "GET /courses/export-courses": admin,
  "POST /courses/register": admin,
  "PATCH /courses/update-course/:id": admin,
  "PATCH /courses/move-course/:id": admin,
  "DELETE /courses/delete-course/:id": admin,
  "PATCH /courses/change-home-visibility/:id": admin,
  "PATCH /courses/change-visibility/:id": admin,

  "GET /reviews/get-reviews": anyone,
  "GET /reviews/get-home-reviews": anyone,
  "GET /reviews/get-review": signedIn,
  "POST /reviews/register": signedIn,
  "PATCH /reviews/update-review/:id": signedIn,
  "GET /reviews/get-review/:id": admin,
  "GET /reviews/get-all-reviews": admin,
  "DELETE /reviews/delete-review/:id": admin,
  "PATCH /reviews/change-home-visibility/:id": admin,

  "GET /certificates/verify/:certificationNo": anyone,
  "GET /certificates/get-certificate/:id": admin,
  "GET /certificates/get-certificates": admin,
  "GET /certificates/export-certificates": admin,
  "POST /certificates/import-certificates": admin,
  "GET /certificates/get-imports": admin,
  "DELETE /certificates/undo-import/:id": admin,
  "POST /certificates/register": admin,
  "PATCH /certificates/update-certificate/:id": admin,
  "DELETE /certificates/delete-certificate/:id": admin,

  "GET /achievements/get-achievements": anyone,
  "POST /achievements/register": admin,
  "DELETE /achievements/delete-achievement/:id": admin,

  "GET /galleries/get-galleries": anyone,
  "POST /galleries/register": admin,
  "DELETE /galleries/delete-gallery/:id": admin,

  "GET /teams/get-teams": anyone,
  "GET /teams/get-team/:id": anyone,
  "POST /teams/register": admin,
  "PATCH /teams/update-team/:id": admin,
  "DELETE /teams/delete-team/:id": admin,

  "GET /toKnows/get-toKnows": anyone,
  "POST /toKnows/register": admin,
  "DELETE /toKnows/delete-toKnow/:id": admin,

  "GET /images/:name": anyone,
  "POST /images": signedIn,

  "GET /audit/get-entries": admin,
  "GET /audit/export-entries": admin,
  "GET /audit/get-chain": admin,
  "POST /audit/restore/:id": admin,
} satisfies Record<string, typeof anyone | readonly Role[]>

export type Call = keyof typeof access

/** What somebody may still do whose password was reset, before they have chosen a new one. */
const despiteReset: readonly Call[] = ["GET /auth/get-user", "PATCH /auth/change-password"]

export function isOpenDespiteReset(call: Call): boolean {
  return despiteReset.includes(call)
}

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
