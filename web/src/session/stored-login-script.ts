/** Before the first paint: a browser with a stored login does not show the link to log in until the avatar replaces it. */
export const storedLoginScript = `try{if(localStorage.getItem("auth"))document.documentElement.dataset.user=""}catch{}`
