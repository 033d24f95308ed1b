/** What the product document promises to say, to the letter; and what the decisions beside it add. */

type Told = { failure: string; success: string; loading?: string }

/** Section 8: actions whose failure is told in fixed words, whatever the server said. */
export const fixedToasts = {
  "Change role": {
    failure: "Failed to change role",
    success: "Role changed successfully",
    loading: "Changing role...",
  },
  "Reset password": {
    failure: "Failed to resetting password",
    success: "Password reset successfully",
    loading: "Resetting password...",
  },
  "Delete user": {
    failure: "Failed to deleting user",
    success: "User deleted successfully",
    loading: "Deleting user...",
  },
  "Delete achievement": { failure: "Failed to delete achievement", success: "Achievement deleted successfully" },
  "Delete certificate": { failure: "Failed to delete certificate", success: "Certificate deleted successfully" },
  "Certificate status": { failure: "Failed to change status", success: "Status changed successfully" },
  "Delete course": { failure: "Failed to delete course", success: "Course deleted successfully" },
  "Home visibility": { failure: "Failed to change visibility", success: "Visibility changed successfully" },
  "Registration status": {
    failure: "Failed to change registration status",
    success: "Registration status changed successfully",
  },
  "Delete gallery": { failure: "Failed to delete gallery", success: "Gallery deleted successfully" },
  "Delete review": { failure: "Failed to delete review", success: "Review deleted successfully" },
  "Delete team member": { failure: "Failed to delete", success: "Deleted successfully" },
  "Delete to-know": { failure: "Failed to delete to-know", success: "To-know deleted successfully" },
  "Update profile": { failure: "Failed to update profile", success: "Profile updated successfully" },
  "Submit review": { failure: "Failed to submit review", success: "Review submitted successfully" },
} as const satisfies Record<string, Told>

export type Action = keyof typeof fixedToasts

/** Section 8: actions whose failure is told in the server's own words (`data.message`). */
export const answeredToasts = {
  Login: {},
  Register: {},
  "Change password": { success: "Password changed successfully" },
  "Create achievement": { success: "Achievement created successfully", loading: "Creating Achievement..." },
  "Create certificate": { success: "Certificate created successfully", loading: "Creating Certificate..." },
  "Create course": { success: "Course created successfully" },
  "Create gallery": { success: "Gallery created successfully" },
  "Create team member": { success: "Team member created successfully" },
  "Create to-know": { success: "To-know created successfully" },
} as const satisfies Record<string, Partial<Told>>

export type FormName = keyof typeof answeredToasts

const allFields = "All fields are required"
const invalidEmail = "Please enter a valid email"
const differ = "Passwords do not match"

/** Section 5: what a form says of what was typed. */
export const formMessages = {
  Login: [allFields, invalidEmail],
  Register: [allFields, "Password must be up to 6 characters", invalidEmail, differ],
  "Change password": [allFields, differ],
  "Create achievement": ["All (*) fields are required"],
  "Create certificate": [allFields],
  "Create course": [allFields],
  "Create gallery": [allFields],
  "Create team member": ["Type (*) all required fields."],
  "Create to-know": [allFields],
} as const satisfies Record<FormName, readonly string[]>

/** Section 2: lists without rows. */
export const emptyLists = {
  "/dashboard/all-users": { text: "No user found...", call: "auth/get-users", isPaged: true },
  "/dashboard/manage-certificates": {
    text: "No certificate found...",
    call: "certificates/get-certificates",
    isPaged: true,
  },
  "/dashboard/manage-achievements": {
    text: "No achievements found...",
    call: "achievements/get-achievements",
    isPaged: false,
  },
  "/dashboard/manage-courses": { text: "No courses found...", call: "courses/get-courses", isPaged: false },
  "/dashboard/manage-galleries": { text: "No galleries found...", call: "galleries/get-galleries", isPaged: false },
  "/dashboard/manage-reviews": { text: "No reviews found...", call: "reviews/get-all-reviews", isPaged: true },
  "/dashboard/manage-teams": { text: "No team member found...", call: "teams/get-teams", isPaged: false },
  "/dashboard/manage-to-knows": { text: "No to-knows found...", call: "toKnows/get-toKnows", isPaged: false },
} as const

/** Sections 2 and 8: forms with a picture show this while there is none, and when it does not load. */
export const noPicture = "Please enter a valid image URL"
export const picturesOf = {
  "Create course": "Thumbnail",
  "Create gallery": "Image",
  "Create team member": "Photo (*)",
  "Create to-know": "Thumbnail",
  "Create achievement": "Image (*)",
} as const satisfies Partial<Record<FormName, string>>
