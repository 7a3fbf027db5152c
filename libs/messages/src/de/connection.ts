export const offline = 'Simmer ist nicht zu erreichen. Prüf deine Verbindung und versuch es dann nochmal.';
export const timeout = 'Simmer braucht gerade zu lange. Bitte versuch es nochmal.';
export const failed = 'Bei uns ist etwas schiefgegangen. Bitte versuch es nochmal.';
