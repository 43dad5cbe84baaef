import { FORMALS, SHORTS } from './short-forms.ts';
import { SPELLINGS } from './spellings.ts';

const OTHERS = `
adrian agnes aisha alana albert alberto alejandra alec alfonso alfredo ali alice alina alma alvin alyssa amber amir amit ana andres andy anita annette annie
april archie ariana ariel armando arnold arturo asha aubrey austin ava barry beau becky bella ben beverly blake bonnie boris brad bruce bryce byron caleb
camila carlos carmen cedric cesar chad chandra chen chloe claire claude claudia clark clyde cole colin connie craig daisy dale damian damon daphne daria
darius darla dawn dean deepak delia denise derek destiny devon diego dina dirk dmitri dolores dominic dora doris duane dwayne dwight earl edith eduardo elaine
eli elias elijah ella ellen elliot elmer elsa elvin emilio emma emmett enzo erin esther ethan eva faith fatima faye felix fernando fiona floyd gavin geraldine
gino giovanni glenn gloria gordon grace graham grant gretchen gus guy hassan hazel heidi helen hope hugh hugo hunter ibrahim ida igor imani ingrid irene iris
irma ivan ivy jada jade jamal janelle jared jayden jean jenna jermaine jesus jill joan jodi joel johan jorge josue joy joyce juanita julio june justin kamal karen
karim kareem kay keisha keith kendra kendall kent kerry khalid kiara kim kirk kobe kyle lamar landon latisha laura lauren leah lee leila lena leon leona lewis lila
lloyd logan lois lola lorenzo lucia lydia lyle mabel mack mae maggie malik mandy marco marcos marcel marcela marian mariana marina marisol marlene marshall marta
marvin mary mason mateo maya megan mercedes mia mick mildred miles milton mina minh mira miranda mohan molly morgan muriel myra nadia naomi natasha neal ned nelson nina noah
noel nora octavia olga olivia omar orlando otis otto pablo paige palmer parker patsy paula pearl perry phoebe phyllis pierre polly preston quentin quinn raj ralph
ramona raquel ravi raul ray reed rene rex reza rita rhonda robin rocco rocky roland roman rory rosa rosario rosalie ross roxanne roy ruby rufus russ ruth ryan
salma samir sandeep sarai savannah seth shane shanice sharon shaquille sheila shelby sherri shirley sienna sierra skip spencer stacy stella summer sunil sydney tanisha tara tariq
tatiana taylor terrell tina tobias todd trent trevor trisha troy tucker vera vernon vikram viola wade wanda warren wayne wendy willa xander yasmin yuri yvette zane zara
`;

/** Common given names. A text that uses one means that name, not a misspelling of another. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set([
	...OTHERS.trim().split(/\s+/),
	...SHORTS.keys(),
	...FORMALS.keys(),
	...SPELLINGS.keys(),
]);
