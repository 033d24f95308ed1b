/** What a certificate's number looks like, wherever one is asked for. */
export const exampleNumber = "PRH-0001-0001"
