import { randomUUID } from "node:crypto"
import type { Certificate, Course, CreateCertificate, CreateCourse, CreateQuestion, Question } from "contract"
import { aCertificate, aCourse, aGallery, anAchievement, aTeamMember, aToKnow } from "server/src/test/factories.ts"
import type { Login } from "#session/session.ts"
import { callApi, mailedLink, newStudent } from "./test-api.ts"

// Each function creates a record through the API, and returns its unique name.

export const unique = (text: string) => `${text}-${randomUUID()}`

export async function createAchievement(title = unique("Achievement")): Promise<string> {
  await callApi("POST", "achievements/register", anAchievement({ title }))
  return title
}

export async function createCertificate(certificationNo = unique("MSG")): Promise<string> {
  await callApi("POST", "certificates/register", aCertificate({ certificationNo }))
  return certificationNo
}

export async function createRevoked(): Promise<string> {
  const { _id, certificationNo } = await callApi(
    "POST",
    "certificates/register",
    aCertificate({ certificationNo: unique("REV") }),
  )
  await callApi("PATCH", `certificates/withdraw-certificate/${_id}`, {})
  return certificationNo
}

export async function createCourse(title = unique("Course")): Promise<string> {
  await newCourse({ title })
  return title
}

/** Returns the whole course; it is the last in the list. */
export const newCourse = (some: Partial<CreateCourse> = {}): Promise<Course> =>
  callApi("POST", "courses/register", aCourse({ title: unique("Course"), ...some }))

export async function createHomeCourse(): Promise<string> {
  const { _id, title } = await newCourse()
  await callApi("PATCH", `courses/change-home-visibility/${_id}`)
  return title
}

export async function createGallery(title = unique("Gallery")): Promise<string> {
  await callApi("POST", "galleries/register", aGallery({ title }))
  return title
}

/** Returns the whole question; it is the last in the list. */
export const newQuestion = (some: Partial<CreateQuestion> = {}): Promise<Question> =>
  callApi("POST", "questions/register", { question: unique("Question"), answer: "Yes.\nAlways.", ...some })

/** A student whose email is verified. */
export async function newHolder(name?: string): Promise<Login> {
  const holder = await newStudent(name)
  const link = await mailedLink(holder.user.email)
  const user = await callApi("POST", "auth/verify-email", { token: link.split("#")[1] ?? "" }, holder)
  return { ...holder, user: { ...holder.user, ...user, isVerified: true } }
}

export const issueTo = ({ user }: Login, some: Partial<CreateCertificate> = {}): Promise<Certificate> =>
  callApi(
    "POST",
    "certificates/register",
    aCertificate({ candidateEmail: user.email, certificationNo: unique("OWN"), ...some }),
  )

/** Returns the name of its author. */
export async function createReview(): Promise<string> {
  const author = await newStudent()
  await callApi("POST", "reviews/register", { rating: 4.5, comment: "Clear and calm." }, author)
  return author.user.name
}

/** Returns the name of its author. */
export async function createHomeReview(): Promise<string> {
  const author = await newStudent()
  const { _id } = await callApi("POST", "reviews/register", { rating: 4.5, comment: "Clear and calm." }, author)
  await callApi("PATCH", `reviews/change-home-visibility/${_id}`)
  return author.user.name
}

export async function createTeamMember(name = unique("Member")): Promise<string> {
  await callApi("POST", "teams/register", aTeamMember({ name }))
  return name
}

export async function createToKnow(title = unique("To-Know")): Promise<string> {
  await callApi("POST", "toKnows/register", aToKnow({ title }))
  return title
}
