import { saveFile } from "#ui/save-file.ts"

export const saveText = (text: string, { name, type }: { name: string; type: string }) =>
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), name)

export const saveCsv = (text: string, name: string) => saveText(text, { name, type: "text/csv" })
