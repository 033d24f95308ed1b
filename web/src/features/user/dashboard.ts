import { deleteUser, getOwnUser, getSessions, getUser, getUsers, inviteUser } from "contract"
import { type DashboardFeature, record } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"
import { PeopleIcon, PersonIcon } from "#ui/image/menu-icons.tsx"

export const userPage = { path: paths.user, label: { en: "User", bn: "ব্যবহারকারীর পাতা" }, needs: getUser }

export const user = {
  screens: [
    {
      path: paths.allUsers,
      label: { en: "All Users", bn: "সব ব্যবহারকারী" },
      needs: getUsers,
      order: 10,
      icon: PeopleIcon,
    },
    {
      path: paths.myProfile,
      label: { en: "My Profile", bn: "আমার প্রোফাইল" },
      needs: getOwnUser,
      order: 100,
      icon: PersonIcon,
      tab: { en: "Profile", bn: "প্রোফাইল" },
    },
    {
      path: paths.myDevices,
      label: { en: "My Devices", bn: "আমার ডিভাইস" },
      needs: getSessions,
      place: "elsewhere",
      order: 130,
      tab: { en: "Devices", bn: "ডিভাইস" },
    },
    {
      path: paths.myData,
      label: { en: "My Data", bn: "আমার তথ্য" },
      needs: getOwnUser,
      place: "elsewhere",
      order: 132,
      tab: { en: "My data", bn: "আমার তথ্য" },
    },
  ],
  record: record(
    "user",
    { list: getUsers, delete: deleteUser },
    {
      name: { en: "Users", bn: "ব্যবহারকারী" },
      path: paths.allUsers,
      page: userPage,
      isFoundByName: true,
      isSearchedByServer: true,
      title: ({ name }) => name,
      detail: ({ email }) => email,
      createCommand: { en: "Invite user", bn: "ব্যবহারকারীকে আমন্ত্রণ জানান" },
      createNeeds: inviteUser,
      // Only the owner can replace the photo.
      images: { photo: null },
      actions: {
        create: { en: "Account created", bn: "অ্যাকাউন্ট তৈরি" },
        update: { en: "Profile changed", bn: "প্রোফাইল বদল" },
        delete: { en: "User deleted", bn: "ব্যবহারকারী মোছা" },
        restore: { en: "User restored", bn: "ব্যবহারকারী ফিরিয়ে আনা" },
        login: { en: "Logged in", bn: "লগইন" },
        "change-role": { en: "Role changed", bn: "ভূমিকা বদল" },
        "reset-password": { en: "Password reset by an admin", bn: "অ্যাডমিনের পাসওয়ার্ড রিসেট" },
        "change-password": { en: "Own password changed", bn: "নিজের পাসওয়ার্ড বদল" },
        "second-factor-on": { en: "Two-step verification turned on", bn: "দুই ধাপে যাচাই চালু" },
        "second-factor-off": { en: "Two-step verification turned off", bn: "দুই ধাপে যাচাই বন্ধ" },
        "add-passkey": { en: "Passkey added", bn: "পাসকি যোগ" },
        "delete-passkey": { en: "Passkey deleted", bn: "পাসকি মোছা" },
        "reset-second-factor": {
          en: "Two-step verification turned off by an admin",
          bn: "অ্যাডমিন দুই ধাপে যাচাই বন্ধ করেছেন",
        },
        "new-recovery-codes": { en: "Recovery codes replaced", bn: "রিকভারি কোড বদল" },
        "use-recovery-code": { en: "Logged in with a recovery code", bn: "রিকভারি কোড দিয়ে লগইন" },
        "set-password": { en: "New password set by a mailed link", bn: "মেইলের লিংক দিয়ে নতুন পাসওয়ার্ড" },
        "open-browser": {
          en: "Browser allowed to log in by a mailed link",
          bn: "মেইলের লিংক দিয়ে ব্রাউজারে লগইনের অনুমতি",
        },
        "verify-email": { en: "Email verified", bn: "ইমেইল নিশ্চিত করা" },
        "invite-again": { en: "Invited again", bn: "আবার আমন্ত্রণ" },
        "take-over": { en: "Unconfirmed account replaced by an invitation", bn: "অনিশ্চিত অ্যাকাউন্টের বদলে আমন্ত্রণ" },
        "offer-role": { en: "Role offered by mail", bn: "মেইলে ভূমিকার প্রস্তাব" },
        "accept-role": { en: "Offered role accepted", bn: "প্রস্তাবিত ভূমিকা গ্রহণ" },
        "confirm-email": { en: "Email confirmed by an admin", bn: "অ্যাডমিনের ইমেইল নিশ্চিত করা" },
        "reject-account": { en: "“That was not me”: account deleted", bn: "‘আমি খুলিনি’: অ্যাকাউন্ট মোছা" },
        "download-data": { en: "Own data downloaded", bn: "নিজের তথ্য ডাউনলোড" },
        erase: { en: "Personal data erased", bn: "ব্যক্তিগত তথ্য মুছে ফেলা" },
        export: { en: "Users exported", bn: "ব্যবহারকারী এক্সপোর্ট" },
      },
      fields: {
        phone: { en: "phone", bn: "ফোন" },
        bio: { en: "bio", bn: "পরিচিতি" },
        role: { en: "role", bn: "ভূমিকা" },
        language: { en: "language", bn: "ভাষা" },
        isVerified: { en: "email verified", bn: "ইমেইল নিশ্চিত" },
        invitedAt: { en: "invited", bn: "আমন্ত্রণ" },
        mustChangePassword: { en: "must choose a new password", bn: "নতুন পাসওয়ার্ড ঠিক করতে হবে" },
      },
    },
  ),
} satisfies DashboardFeature
