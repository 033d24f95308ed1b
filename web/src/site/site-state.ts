import { createSlice } from "@reduxjs/toolkit"

/** What the server knows of the site and the browser needs to render the same page: never changed after. */
export const siteReducer = createSlice({
  name: "site",
  initialState: { publicUrl: "" },
  reducers: {},
}).reducer
