declare module 'vader-sentiment' {
	const vader: {
		readonly SentimentIntensityAnalyzer: {
			polarity_scores(text: string): { readonly compound: number };
		};
	};
	export default vader;
}
