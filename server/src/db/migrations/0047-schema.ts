import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Migration } from "kysely/migration"
import { isPostgres } from "#db/is-postgres.ts"

const id = "_id text primary key"
const texts = (names: string) => names.split(" ").map((name) => `"${name}" text not null`)
const optionalTexts = (names: string) => names.split(" ").map((name) => `"${name}" text not null default ''`)
const integers = (names: string) => names.split(" ").map((name) => `"${name}" integer not null`)
const uniqueTexts = (names: string) => names.split(" ").map((name) => `"${name}" text not null unique`)
const times = texts("createdAt updatedAt")
const ofUser = `references "user" (_id) on delete cascade`
const userId = `"userId" text not null ${ofUser}`
const rank = "rank integer not null default 0"

/** A table without a foreign key to a record outlives the record: it has these rows again when it is restored. */
const tables: Record<string, string[]> = {
  user: [id, ...uniqueTexts("email"), ...texts("name phone bio role photo passwordHash createdAt")]
    .concat(optionalTexts("updatedAt searchText invitedAt"), integers("isVerified"))
    .concat("language text not null default 'en'", `"mustChangePassword" integer not null default 0`),
  session: [
    id,
    userId,
    ...uniqueTexts("tokenHash cookieHash"),
    ...texts("userAgent address createdAt lastSeenAt"),
  ].concat(optionalTexts("confirmedAt")),
  mailLink: [id, userId, ...uniqueTexts("tokenHash"), ...texts("purpose email expiresAt")],
  secondFactor: [`"userId" text primary key ${ofUser}`, ...texts("secret confirmedAt dueAt"), ...integers("lastStep")],
  recoveryCode: [userId, ...texts("codeHash"), `constraint "recoveryCode_key" primary key ("userId", "codeHash")`],
  passkey: [id, userId, ...uniqueTexts("credentialId"), ...texts("publicKey counter name createdAt lastUsedAt")],
  signInAttempt: ["key text primary key", ...texts("failures lastAt")],
  callResult: [userId, ...texts("requestId call result createdAt")].concat(
    `constraint "callResult_key" primary key ("userId", "requestId", call)`,
  ),
  notificationSeen: [userId, ...texts("kind seenAt"), `constraint "notificationSeen_key" primary key ("userId", kind)`],
  erasedUser: [id, ...texts("erasedAt")],

  certificate: [id, ...uniqueTexts("numberKey"), ...texts("candidateName candidateEmail certificationName batchNo")]
    .concat(texts("certificationNo status searchText createdAt"), optionalTexts("updatedAt importId foldedNumber"))
    .concat(optionalTexts("latinName issuedOn expiresOn skills mark withdrawnAt withdrawalReason withdrawalNote"))
    .concat(optionalTexts("correctedAt correctionReason indexedSince lastWithdrawnAt"))
    .concat("hours integer not null default 0", "version integer not null default 1"),
  certificateVersion: [...texts("certificateId fields replacedAt reason actor"), ...integers("version")].concat(
    optionalTexts("importId"),
    `constraint "certificateVersion_key" primary key ("certificateId", version)`,
  ),
  correctionRequest: [id, ...texts("certificateId text createdAt"), userId, ...optionalTexts("closedAt answer")].concat(
    "state text not null default 'open'",
  ),
  credentialKey: ["kid text primary key", ...texts("x createdAt"), ...integers("number")],
  credentialStatus: ["position integer primary key", ...texts("certificateId"), ...integers("version")].concat(
    `constraint "credentialStatus_version" unique ("certificateId", version)`,
  ),
  signatory: [id, ...texts("nameBn nameEn titleBn titleEn image updatedAt"), ...optionalTexts("signsFrom")],

  course: [
    id,
    ...times,
    ...uniqueTexts("route"),
    ...texts("title description thumbnail category level registrationLink"),
  ]
    .concat(texts("curriculum instructorName instructorPhoto instructorBio instructorEmail"))
    .concat(integers("price discount index isHomeShow isShow"))
    .concat(optionalTexts("startsOn duration schedule audience prerequisites outcomes"))
    .concat(optionalTexts("titleEn categoryEn descriptionEn instructorNameEn instructorBioEn curriculumEn"))
    .concat(optionalTexts("durationEn scheduleEn audienceEn prerequisitesEn outcomesEn"))
    .concat("hours integer not null default 0", "seats integer not null default 0"),
  courseSubscription: [id, `"courseId" text not null references course (_id) on delete cascade`].concat(
    texts("email language token createdAt"),
    optionalTexts("queuedAt"),
  ),
  question: [id, ...times, ...texts("question answer course"), ...integers("index")].concat(
    optionalTexts("questionEn answerEn"),
  ),
  review: [id, ...times, `"userId" text not null unique ${ofUser}`, ...texts("comment searchText")]
    .concat(integers("halfStars isHomeShow"), optionalTexts("waitingSince reply editedAt"))
    .concat("status text not null default 'public'"),
  achievement: [id, ...times, ...texts("image title description"), ...optionalTexts("titleEn descriptionEn"), rank],
  gallery: [id, ...times, ...texts("image title"), ...optionalTexts("titleEn"), rank],
  toKnow: [
    id,
    ...times,
    ...texts("playlist_thumbnail title playlist_link"),
    ...optionalTexts("titleEn channel"),
    rank,
  ].concat("videos integer not null default 0"),
  team: [
    id,
    ...times,
    ...texts("photo name email designation phone facebookLink twitterLink linkedinLink instagramLink"),
  ].concat(integers("serial"), optionalTexts("nameEn designationEn")),
  siteVersion: [...texts("section content actorId actor updatedAt"), ...integers("version")].concat(
    `constraint "siteVersion_key" primary key (section, version)`,
  ),
  siteImage: [
    ...texts("section image"),
    ...integers("version"),
  ].concat(`constraint "siteImage_version" foreign key (section, version)
      references "siteVersion" (section, version) on delete cascade`),

  mail: [id, ...texts("recipient subject text html createdAt nextTryAt sentAt lastError"), ...integers("attempts")]
    .concat(optionalTexts("usefulUntil failedAt certificateId notice claimedUntil cancelled subscriptionId"))
    .concat("priority integer not null default 0"),
  image: ["name text primary key", ...texts("unusedSince removingSince")],
  imageQuota: [`"userId" text primary key ${ofUser}`, ...texts("uploads"), ...integers("stored")],
  demoRecord: [`"recordId" text primary key`, ...texts("kind updatedAt")],
  jobRun: ["name text primary key", ...texts("startedAt")],
  backup: ["name text primary key", ...texts("createdAt"), ...integers("kib")],
  lock: ["name text primary key"],
  audit: [
    id,
    ...texts("at actorId actor action recordId record details address userAgent previousHash hash searchText"),
  ].concat("position integer not null unique"),
  auditHead: [id, ...integers("position"), ...texts("hash"), ...optionalTexts("keyId signature mailedAt")].concat(
    `"mailedPosition" integer not null default 0`,
  ),
}

const rows = [
  sql`insert into "auditHead" (_id, position, hash) values ('head', 0, '')`,
  sql`insert into lock (name) values ('admins'), ('order'), ('import'), ('mails'), ('credentialStatus'), ('signatory'), ('site')`,
  sql`insert into signatory (_id, "nameBn", "nameEn", "titleBn", "titleEn", image, "updatedAt")
    values ('signatory', '', '', '', '', '', '2026-11-23T00:00:00.000Z')`,
]

/** A query must have the same condition as its partial index. */
const indexes = (kind: RawBuilder<unknown>, lowerCase: (column: string) => RawBuilder<unknown>) => [
  sql`create index "session_userId" on session ("userId")`,
  sql`create index "mailLink_userId" on "mailLink" ("userId")`,
  sql`create index "passkey_userId" on passkey ("userId")`,
  sql`create index "user_isVerified" on "user" ("isVerified", _id)`,
  sql`create index user_role on "user" (role, _id)`,
  sql`create index user_name on "user" (${lowerCase("name")}, _id)`,
  sql`create index user_photo on "user" (photo) where photo <> ''`,
  sql`create index user_invited on "user" ((case when "invitedAt" = '' then 0 else 1 end), _id)`,
  sql`create index certificate_status on certificate (status, _id)`,
  sql`create index "certificate_batchNo" on certificate (${lowerCase("batchNo")}, _id)`,
  sql`create index "certificate_certificationName" on certificate (${lowerCase("certificationName")}, _id)`,
  sql`create index "certificate_candidateName" on certificate (${lowerCase("candidateName")}, _id)`,
  sql`create index "certificate_candidateEmail" on certificate ("candidateEmail", _id)`,
  sql`create index certificate_folded_number on certificate ("foldedNumber")`,
  sql`create index certificate_import on certificate ("importId", _id) where "importId" <> ''`,
  sql`create index "certificateVersion_import" on "certificateVersion" ("importId", "certificateId") where "importId" <> ''`,
  sql`create unique index "correctionRequest_open" on "correctionRequest" ("certificateId") where "closedAt" = ''`,
  sql`create index "correctionRequest_certificateId" on "correctionRequest" ("certificateId", _id)`,
  sql`create index "correctionRequest_userId" on "correctionRequest" ("userId", "createdAt")`,
  sql`create index "correctionRequest_closedAt" on "correctionRequest" ("closedAt", "createdAt")`,
  sql`create unique index "signatory_signsFrom" on signatory ("signsFrom")`,
  sql`create unique index "courseSubscription_course" on "courseSubscription" ("courseId", email)`,
  sql`create index "courseSubscription_waiting" on "courseSubscription" ("courseId", _id) where "queuedAt" = ''`,
  sql`create index "courseSubscription_email" on "courseSubscription" (email)`,
  sql`create index "courseSubscription_token" on "courseSubscription" (token)`,
  sql`create index question_course on question (course)`,
  sql`create index "review_halfStars" on review ("halfStars", _id)`,
  sql`create index review_stars on review (("halfStars" / 2), _id)`,
  sql`create index "review_isHomeShow" on review ("isHomeShow", _id)`,
  sql`create index review_status on review (status, _id)`,
  sql`create index "review_waitingSince" on review ("waitingSince", _id)`,
  sql`create index "siteImage_image" on "siteImage" (image)`,
  sql`create index "mail_nextTryAt" on mail ("nextTryAt")`,
  sql`create index mail_queue on mail (priority, "nextTryAt") where "nextTryAt" > ''`,
  sql`create index mail_to_users on mail ("createdAt") where priority = 1`,
  sql`create index mail_given_up on mail (_id) where "nextTryAt" || "sentAt" || cancelled = ''`,
  sql`create index "mail_failedAt" on mail ("failedAt") where "failedAt" <> ''`,
  sql`create index mail_certificate on mail ("certificateId", _id) where "certificateId" <> ''`,
  sql`create index mail_sent on mail (priority, "sentAt") where "certificateId" <> ''`,
  sql`create index mail_recipient on mail (recipient, "sentAt") where "certificateId" <> ''`,
  sql`create unique index mail_subscription on mail ("subscriptionId") where "subscriptionId" <> ''`,
  sql`create index mail_subscription_sent on mail ("sentAt") where "subscriptionId" <> ''`,
  sql`create index audit_import on audit ("recordId") where action = 'certificate.import'`,
  sql`create index audit_actor on audit (actor, position)`,
  sql`create index audit_record on audit ("recordId", position)`,
  sql`create index audit_kind on audit ((${kind}), position)`,
  sql`create index audit_deletion on audit (position) where substr(details, 1, 11) = '{"deleted":'`,
  sql`create index audit_deletion_kind on audit ((${kind}), position) where substr(details, 1, 11) = '{"deleted":'`,
  sql`create index audit_deletion_part on audit ((substr(details, 10, 36)), position) where substr(details, 1, 8) = '{"part":'`,
  sql`create index audit_restoration on audit (position) where substr(details, 1, 8) in ('{"from":', '{"left":')`,
]

const inSqlite = [
  ...indexes(sql`substr(action, 1, instr(action, '.') - 1)`, (column) => sql`lower(${sql.ref(column)})`),
  ...(["update", "delete"] as const).map(
    (verb) => sql`create trigger ${sql.id(`audit_no_${verb}`)} before ${sql.raw(verb)} on audit
      begin select raise(abort, 'audit entries are never changed'); end`,
  ),
]

/** PostgreSQL sorts by its locale by default. Sort keys have the collation "C", which is the order of SQLite. */
const inPostgres = [
  ...indexes(sql`split_part(action, '.', 1)`, (column) => sql`lower(${sql.ref(column)} collate "C")`),
  sql`create index "certificate_numberKey" on certificate ("numberKey" collate "C", _id)`,
  sql`create index user_email on "user" (email collate "C", _id)`,
  sql`create function audit_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'audit entries are never changed'; end $$`,
  sql`create trigger audit_no_change before update or delete or truncate on audit
    for each statement execute function audit_is_append_only()`,
  // Without the extension, searches return the same results, but slowly on many rows.
  ...["user", "certificate", "review", "audit"].map(
    (table) => sql`do $$ begin
      create extension if not exists pg_trgm;
      create index ${sql.id(`${table}_search`)} on ${sql.id(table)} using gin ("searchText" gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise notice 'searching without an index: %', sqlerrm;
    end $$`,
  ),
]

/** All tables as of 29 November 2026: the first migrations, in one (decision 78). */
export const schema: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, columns] of Object.entries(tables))
      await sql`create table ${sql.id(name)} (${sql.raw(columns.join(", "))})`.execute(db)
    for (const statement of [...rows, ...(isPostgres(db) ? inPostgres : inSqlite)]) await statement.execute(db)
  },
}
