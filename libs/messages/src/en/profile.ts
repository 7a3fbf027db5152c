/** What a cook says of themselves, and who they share their table with. */
import { message } from './language';

export const title = 'Profile';
export const yourCard = 'Your card';
export const changePicture = 'Change the picture';
export const recipes = 'Recipes';
export const atTheTable = 'At the table';
export const seePage = 'See your page as others do';
export const saved = 'Saved.';
export const save = 'Save';

export const aboutYou = 'About you';
export const name = 'Name';
export const noName = 'None yet';
export const nameHint = 'On your own pages. Others see your username.';
export const nameTooLong = message('Use at most {most, number} characters.');
export const username = 'Username';
export const communityUsername = 'Community username';
export const usernameFree = message('Still free. Your page would be /community/chef/{username}');
export const usernameYours = 'This one is yours.';
export const usernameTaken = 'Someone else has this username.';
export const usernameLooksAlike = 'It looks like someone else’s username, and the two would be mixed up.';
export const usernameHint = 'Old addresses keep leading to you for a year.';
export const picture = 'Picture';
export const pictureKinds = { letters: 'Two letters', plate: 'A plate', photo: 'Your photo' };
export const pictureLegend = 'Your own photo, or a plate';
export const twoLetters = 'Two letters';
export const plates = {
  'green-shakshuka': 'Green shakshuka',
  'charred-corn-and-tomato-salad': 'Charred corn and tomato salad',
  'squash-and-peanut-soup': 'Squash and peanut soup',
  'lemon-polenta-cake': 'Lemon polenta cake',
  'salmon-with-dill-and-cucumber': 'Salmon with dill and cucumber',
};
export const addPhoto = 'Add a photo';
export const photoChosen = 'The photo you chose';
export const photoFailed = 'We couldn’t read this photo. Please choose another.';
export const about = 'About';
export const aboutLabel = 'About you';
export const nothingYet = 'Nothing yet';
export const aboutHint = 'A sentence or two is plenty.';
export const countOf = message('{count, number} of {most, number}');

export const howSimmerTalks = 'How Simmer talks to you';
export const units = 'Units';
export const unitNames = { written: 'As written', metric: 'Metric', us: 'US customary' };
export const unitNotes = { written: 'by the author', metric: 'g, ml, °C', us: 'cups, oz, °F' };
export const unitsHint = 'A recipe keeps what its author wrote. This is only how you read it.';
export const weekStart = 'Week begins on';
export const weekStarts = { monday: 'Monday', saturday: 'Saturday', sunday: 'Sunday' };
export const weekStartsAsUsual = 'As usual where you are';
export const weekStartHint = 'Plans and lists follow it.';

export const household = 'Household';
export const onlyYou = 'Only you';
export const householdText =
  'Accounts that share a household plan and shop together. Recipes stay their cook’s, and everybody here can read them.';
export const you = message('{name} (you)');
export const invite = 'Invite someone';
export const invitationLink = 'Link to join';
export const invitationHint = message(
  'Whoever has this link can join, until {at, date, ::yMMMMd} or until you end it. It ends when somebody leaves, too.',
);
export const copyLink = 'Copy the link';
export const copied = 'Copied.';
export const copyFailed = 'We couldn’t copy it. Select it and copy it yourself.';
export const endLink = 'End the link';
export const linkEnded = 'Nobody can join with that link anymore.';
export const leave = 'Leave the household';
export const leaveHint = 'What’s yours goes with you.';
export const left = 'You’ve left the household.';
export const removeMember = message('Remove {name}');
export const remove = 'Remove';
export const memberRemoved = message('{name} no longer shares your household.');

export const joinTab = 'Join a household';
export const joinTitle = message('Share a household with {names}?');
export const joinText =
  'You’ll plan meals and shop together. Your recipes stay yours, and the others can read them. What you planned and listed alone waits until you leave.';
export const join = 'Join';
export const notNow = 'Not now';
export const joined = 'You’re part of the household now.';
export const joinedAlready = 'You’re already in this household';
export const toProfile = 'Go to your profile';
export const invitationOver = 'This invitation has expired';
export const invitationOverText = 'Ask for a new link.';
