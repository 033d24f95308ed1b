import { canonicalPhoneOr, deleteUser, getUsers, isOffice, RolesChanged, register, User, updateOwnUser } from "contract"
import { dummyHash } from "#accounts/password/password.ts"
import { newUser, userSearchText } from "#accounts/user-row.ts"
import { csvExample } from "#csv/write.ts"
import { earliestId } from "#new-id.ts"
import { example, type RecordResource } from "#resources/resource.ts"
import { userRoutes } from "#resources/user/routes.ts"

const student: User = {
  _id: "019a8f3e-6c1d-7b52-9e04-7a8b9c0d1e2f",
  name: "সাদিয়া আফরিন ঐশী",
  email: "sadia.oishi@example.com",
  phone: "+8801712345678",
  bio: "ঢাকায় নেটওয়ার্ক প্রকৌশলী, এখন নিরাপত্তা শিখছি।",
  role: "student",
  photo: "https://images.example.com/sadia.webp",
  isVerified: true,
  mustChangePassword: false,
  invitedAt: "",
  createdAt: "2026-02-21T10:05:00.000Z",
  updatedAt: "2026-11-16T04:30:00.000Z",
  userAgent: ["Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile"],
}
const password = "কক্সবাজারের ঢেউ ৭"

export const user: RecordResource<"user"> = {
  kind: "user",
  calls: { list: getUsers, create: register, update: updateOwnUser, delete: deleteUser },
  counted: { needs: getUsers, order: 10 },
  notifications: {
    newUsers: {
      needs: getUsers,
      rows: (read, since) => read.selectFrom("user").where("_id", ">=", earliestId(Date.parse(since))),
    },
  },
  routes: userRoutes,
  examples: [
    example(User, student),
    example(RolesChanged, {
      changed: 12,
      already: 3,
      skipped: [student.email],
      remaining: 0,
      next: "",
      undo: [{ role: "student", versions: [{ _id: student._id, updatedAt: student.updatedAt }] }],
    }),
  ],
  bodies: {
    changeRole: { id: student._id, role: "instructor" },
    changeRoles: { role: "instructor", ids: [student._id] },
    resetPassword: { password },
    deleteUsers: { records: [{ _id: student._id, updatedAt: student.updatedAt }] },
  },
  responses: {
    changeRole: { data: { ...student, role: "instructor" } },
    resetPassword: { data: { password } },
    exportUsers: csvExample(student, ["_id", "name", "email", "phone", "role", "isVerified", "createdAt"]),
  },
  // No password matches the dummy hash, so nobody can log in until the owner or an admin sets a new password. The second factor is
  // gone: a stolen mailbox would be enough for an account of the office.
  restore: async (_, recorded) => {
    const phone = canonicalPhoneOr(recorded.phone)
    return {
      ...newUser({ ...recorded, passwordHash: dummyHash() }),
      ...recorded,
      role: isOffice(recorded.role) ? "student" : recorded.role,
      phone,
      passwordHash: dummyHash(),
      mustChangePassword: 1,
      searchText: userSearchText({ ...recorded, phone }),
    }
  },
}
