/** One toast for all changes of a certificate's status: an older one would offer to undo what is not the case any more. */
export const statusChange = "certificate status"
