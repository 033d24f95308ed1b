/** What a paged list is asked with; nothing that is empty goes into the address. */
export type ListQuery = { page?: number; search?: string }
