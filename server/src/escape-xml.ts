const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? "")
