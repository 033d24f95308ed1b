/** Of each call that turns a value into its opposite. */
export const toggleDescription =
  "Carries no body: each call turns the value into its opposite. Send `If-Match` with the ETag of the record that you looked at: when somebody else was quicker, the answer is 412 and nothing changes."
