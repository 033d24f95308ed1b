import { Done, Login, one, Register, SignedIn, User } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { isCommonPassword } from "#accounts/common-passwords.ts"
import { compareWithNobody, hashPassword, isPassword } from "#accounts/password.ts"
import { cookieName, endSession, idleLife, startSession, wireUser } from "#accounts/session.ts"
import { newId } from "#db/new-id.ts"
import type { Database } from "#db/open.ts"
import type { UserRow } from "#db/schema.ts"
import type { App } from "#http/app-type.ts"
import { badInput, conflict, notAllowed, notSignedIn } from "#http/failure.ts"
import { sessionIn } from "#http/guard.ts"
import { done, found } from "#http/success.ts"

export function authRoutes(app: App, database: Database, publicUrl: string) {
  app.post("/auth/register", { schema: { body: Register, response: { 201: SignedIn } } }, async (request, reply) => {
    const { name, email, password } = request.body
    if (isCommonPassword(password)) throw badInput("passwordTooCommon", "password")
    if (password.toLowerCase() === email) throw badInput("passwordIsEmail", "password")
    const passwordHash = await hashPassword(password)
    const { user, secrets } = await database.write(["user", "session"], async (trx) => {
      const user = await trx
        .insertInto("user")
        .values({ ...newStudent(), name, email, passwordHash })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!user) throw conflict("emailTaken", "email")
      return { user, secrets: await startSession(trx, user._id, deviceOf(request)) }
    })
    reply.code(201)
    return signIn(request, reply, user, secrets, "Registered successfully")
  })

  app.post("/auth/login", { schema: { body: Login, response: { 200: SignedIn } } }, async (request, reply) => {
    const { email, password } = request.body
    const user = await database.read.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirst()
    const isRight = user ? await isPassword(password, user.passwordHash) : await compareWithNobody(password)
    if (!user || !isRight) throw notSignedIn("wrongLogin")
    if (user.role === "suspended") throw notAllowed("suspended")
    const secrets = await database.write(["session"], (trx) => startSession(trx, user._id, deviceOf(request)))
    return signIn(request, reply, user, secrets, "Logged in successfully")
  })

  // Without the header the cookie stays, or a forged request could sign somebody out.
  app.post("/auth/logout", { schema: { response: { 200: Done } } }, async (request, reply) => {
    const token = request.headers.authorization
    if (token) {
      await endSession(database, token)
      reply.clearCookie(cookieName, { path: "/" })
    }
    return done("Logged out successfully")
  })

  app.get("/auth/get-user", { schema: { response: { 200: one(User) } } }, async (request) => {
    const { userId } = sessionIn(request)
    const user = await database.read.selectFrom("user").selectAll().where("_id", "=", userId).executeTakeFirst()
    if (!user) throw notSignedIn()
    return found("User found", await wireUser(database, user))
  })

  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    { token, cookie }: { token: string; cookie: string },
    message: string,
  ) {
    reply.setCookie(cookieName, cookie, {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: !(isPlainLocalhost(new URL(publicUrl)) && isPlainLocalhost(request)),
      maxAge: idleLife / 1000,
    })
    return { ...found(message, await wireUser(database, user)), token }
  }
}

function newStudent() {
  return {
    _id: newId(),
    phone: "",
    bio: "",
    role: "student" as const,
    photo: "",
    isVerified: 0 as const,
    createdAt: new Date().toISOString(),
  }
}

const deviceOf = (request: FastifyRequest) => ({
  userAgent: request.headers["user-agent"] ?? "",
  address: request.ip,
})

/** A browser refuses a Secure cookie from plain http, but a developer's own machine is served so. */
function isPlainLocalhost({ protocol, hostname }: { protocol: string; hostname: string }) {
  const isPlain = protocol.replace(":", "") === "http"
  return isPlain && ["localhost", "127.0.0.1", "::1"].includes(hostname.replace(/^\[|\]$/g, ""))
}
